interface Invitation {
  link: string;
  subject: string;
  /** The whole message, link included. */
  text: string;
}

function address(page: string, query: Record<string, string>): string {
  // Mail programs take a plus sign for what it is, so blanks are written as %20.
  return `${page}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}

/** Where an invitation is sent from, for each way of sharing it. */
export function shareLinks({ link, subject, text }: Invitation) {
  return {
    whatsApp: address('https://wa.me/', { text }),
    telegram: address('https://t.me/share/url', { url: link, text }),
    facebook: address('https://www.facebook.com/sharer/sharer.php', { u: link }),
    email: address('mailto:', { subject, body: text }),
  } as const;
}

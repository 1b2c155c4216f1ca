interface Invitation {
  link: string;
  subject: string;
  /** Whole message including the link. */
  text: string;
}

function address(page: string, query: Record<string, string>): string {
  // Mail programs show a plus sign literally, so spaces are encoded as %20.
  return `${page}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}

/** Share URLs of an invitation, by messenger or mail. */
export function shareLinks({ link, subject, text }: Invitation) {
  return {
    whatsApp: address('https://wa.me/', { text }),
    telegram: address('https://t.me/share/url', { url: link, text }),
    facebook: address('https://www.facebook.com/sharer/sharer.php', { u: link }),
    email: address('mailto:', { subject, body: text }),
  } as const;
}

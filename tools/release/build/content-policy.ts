import * as z from 'zod/mini';

const header = z.object({ key: z.string(), value: z.string() });

/** What is read of firebase.json; all else is kept as it is. */
export const firebaseConfig = z.looseObject({
  hosting: z.looseObject({
    public: z.string(),
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(header) })),
  }),
});
export type FirebaseConfig = z.infer<typeof firebaseConfig>;

/** Origins by the directive of a content security policy that they are added to. */
export type PolicyAdditions = Readonly<Record<string, readonly string[]>>;

const POLICY = 'Content-Security-Policy';

/** Adds origins to the directives of a policy that has them; all others stay as they are. */
export function openPolicy(policy: string, additions: PolicyAdditions): string {
  const opened = policy.split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return [name, ...sources, ...(additions[name] ?? [])].join(' ');
  });
  return opened.filter(Boolean).join('; ');
}

/** The headers that Hosting sends, with their content security policy opened. */
export function openHeaders({ hosting }: FirebaseConfig, additions: PolicyAdditions) {
  return hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((one) =>
      one.key === POLICY ? { ...one, value: openPolicy(one.value, additions) } : one,
    ),
  }));
}

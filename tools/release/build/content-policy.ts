import * as z from 'zod/mini';

const header = z.object({ key: z.string(), value: z.string() });

/** The fields of firebase.json that are read; all others are passed through. */
export const firebaseConfig = z.looseObject({
  hosting: z.looseObject({
    public: z.string(),
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(header) })),
  }),
});
export type FirebaseConfig = z.infer<typeof firebaseConfig>;

/** Origins to add to a content security policy, by directive. */
export type PolicyAdditions = Readonly<Record<string, readonly string[]>>;

const POLICY = 'Content-Security-Policy';

export function addOriginsToPolicy(policy: string, additions: PolicyAdditions): string {
  const opened = policy.split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return [name, ...sources, ...(additions[name] ?? [])].join(' ');
  });
  return opened.filter(Boolean).join('; ');
}

/** Headers of Hosting with origins added to their content security policy. */
export function addToHeaderPolicies({ hosting }: FirebaseConfig, additions: PolicyAdditions) {
  return hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((one) =>
      one.key === POLICY ? { ...one, value: addOriginsToPolicy(one.value, additions) } : one,
    ),
  }));
}

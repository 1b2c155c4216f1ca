import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

interface Visitor {
  name: string;
  uid?: undefined;
}

interface SignedIn {
  name: string;
  uid: string;
  provider: 'password' | 'google.com' | 'anonymous' | 'custom';
  /** The custom claim `role`; left out for tokens without the claim. */
  role?: string;
}

type Identity = Visitor | SignedIn;

/** All identities that the rules distinguish (docs/rules.md#roles-1). */
const identities = [
  { name: 'visitor' },
  { name: 'guest', uid: 'guest-1', provider: 'custom', role: 'guest' },
  { name: 'another guest', uid: 'guest-2', provider: 'custom', role: 'guest' },
  { name: 'customer', uid: 'customer-1', provider: 'password', role: 'customer' },
  { name: 'another customer', uid: 'customer-2', provider: 'google.com', role: 'customer' },
  { name: 'reviewer', uid: 'reviewer-1', provider: 'password', role: 'reviewer' },
  { name: 'printer', uid: 'printer-1', provider: 'password', role: 'printer' },
  { name: 'support', uid: 'support-1', provider: 'password', role: 'support' },
  { name: 'admin', uid: 'admin-1', provider: 'password', role: 'admin' },
  { name: 'password user without claim', uid: 'password-1', provider: 'password' },
  { name: 'Google user without claim', uid: 'google-1', provider: 'google.com' },
  { name: 'anonymous user without claim', uid: 'anonymous-1', provider: 'anonymous' },
  { name: 'custom token without claim', uid: 'custom-1', provider: 'custom' },
  { name: 'holder of an unknown role', uid: 'unknown-1', provider: 'password', role: 'Reviewer' },
] as const satisfies readonly Identity[];

export type Persona = (typeof identities)[number]['name'];

export const ALL_PERSONAS: readonly Persona[] = identities.map(({ name }) => name);
export const NO_PERSONAS: readonly Persona[] = [];

interface SignInOptions {
  /** Whether the signed-in personas also used a code of an authenticator app. */
  hasSecondFactor?: boolean;
}

/**
 * Clients of the personas, each with the token that the identity provider would issue.
 * @returns a function that returns the client of a persona, the same one each time
 */
export function createPersonaClients(
  environment: RulesTestEnvironment,
  options: SignInOptions = {},
): (persona: Persona) => RulesTestContext {
  const contexts = new Map<Persona, RulesTestContext>();
  return (persona) => {
    const context = contexts.get(persona) ?? signIn(environment, identityOf(persona), options);
    contexts.set(persona, context);
    return context;
  };
}

function signIn(
  environment: RulesTestEnvironment,
  identity: Identity,
  { hasSecondFactor = false }: SignInOptions,
): RulesTestContext {
  if (identity.uid === undefined) return environment.unauthenticatedContext();
  const { uid, provider, role } = identity;
  return environment.authenticatedContext(uid, {
    firebase: {
      sign_in_provider: provider,
      identities: {},
      ...(hasSecondFactor && { sign_in_second_factor: 'totp' }),
    },
    ...(role && { role }),
  });
}

/** The uid of a persona; 'nobody' for the visitor. */
export function uidOfPersona(persona: Persona): string {
  return identityOf(persona).uid ?? 'nobody';
}

function identityOf(persona: Persona): Identity {
  const identity = identities.find(({ name }) => name === persona);
  if (!identity) throw new Error(`There is no persona '${persona}'.`);
  return identity;
}

/**
 * Makes the same attempt as every persona, all at once.
 * @returns the personas whose attempt the rules allowed
 * @throws if an attempt fails for another reason than a refusal by the rules
 */
export async function findAllowedPersonas(
  attempt: (persona: Persona) => Promise<unknown>,
): Promise<Persona[]> {
  const allowed = await Promise.all(
    ALL_PERSONAS.map((persona) => isRequestAllowed(attempt(persona))),
  );
  return ALL_PERSONAS.filter((_, index) => allowed[index]);
}

/** Whether the rules allow a request. @throws if it fails for another reason */
export async function isRequestAllowed(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'permission-denied' || error.code === 'storage/unauthorized')
  );
}

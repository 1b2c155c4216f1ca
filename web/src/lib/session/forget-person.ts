type Forget = (uid: string) => Promise<void>;

let forget: Forget = () => Promise.resolve();

/** Sets what forgets a person on this device, besides the session: the app knows the features. */
export function forgetPersonsBy(effect: Forget): void {
  forget = effect;
}

/** Removes what a person has left in this browser, such as photos that are not saved. */
export function forgetPerson(uid: string): Promise<void> {
  return forget(uid);
}

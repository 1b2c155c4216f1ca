type Forget = (uid: string) => Promise<void>;

let forget: Forget = () => Promise.resolve();

/** Sets the function that deletes a user's data of all features from this browser. */
export function setForgetUserEffect(effect: Forget): void {
  forget = effect;
}

/** Deletes a user's data from this browser, such as unsaved photos. */
export function forgetUser(uid: string): Promise<void> {
  return forget(uid);
}

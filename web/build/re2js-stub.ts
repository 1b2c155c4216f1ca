/** Stub of RE2JS, the regular expression engine of Firestore's pipelines. */
export const RE2JS = {
  compile(): never {
    throw new Error(
      'Queries by regular expressions are left out: see build/drop-unused-firebase.ts.',
    );
  },
};

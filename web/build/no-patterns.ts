/** Takes the place of the regular expressions in Firestore's pipelines. */
export const RE2JS = {
  compile(): never {
    throw new Error('Queries by regular expressions are left out: see build/unused-firebase.ts.');
  },
};

const EMAILS = [
  'customer@smriti.test',
  'reviewer@smriti.test',
  'printer@smriti.test',
  'support@smriti.test',
  'admin@smriti.test',
];

export const DEMO_PASSWORD = 'Smriti@123';

export const DEMO_WELCOME = `Sign in with the password ${DEMO_PASSWORD} as
${EMAILS.map((email) => `  ${email}`).join('\n')}`;

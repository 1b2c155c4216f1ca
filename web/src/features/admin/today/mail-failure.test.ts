import { expect, it } from 'vitest';
import { mailFailureKind } from './mail-failure';

it.each([
  ['unreachable', 'connect ECONNREFUSED 127.0.0.1:25'],
  ['unreachable', 'getaddrinfo ENOTFOUND smtp.example.in'],
  ['login', 'Invalid login: 535 5.7.8 Username and Password not accepted'],
  ['login', 'Missing credentials for "PLAIN"'],
  ['login', 'Mail command failed: 530 5.7.0 Authentication Required'],
  ['timeout', 'Connection timeout'],
  ['timeout', 'Greeting never received'],
  ['mailbox', "Can't send mail - all recipients were rejected: 550 5.1.1 User unknown"],
  ['mailbox', "Can't send mail - all recipients were rejected: 550 No such user here"],
  ['mailbox', "Can't send mail - all recipients were rejected: 550 Mailbox not found"],
  ['refused', "Can't send mail - all recipients were rejected: 550 5.7.1 Relaying denied"],
  ['refused', 'Message failed: 554 5.7.1 Spam'],
  ['interrupted', 'Broken off while it was sent, too many times.'],
  ['unknown', ''],
])('is %s: %s', (kind, words) => {
  expect(mailFailureKind(words)).toBe(kind);
});

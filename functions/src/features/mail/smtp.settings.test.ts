import { describe, expect, it } from 'vitest';
import { readSmtpSettings } from './smtp.settings';

const MAIL_FROM = 'Smriti <orders@smriti.example>';

describe('readSmtpSettings', () => {
  it('returns null without a server', () => {
    expect(readSmtpSettings({})).toBeNull();
    expect(readSmtpSettings({ SMTP_CONNECTION_URI: '', MAIL_FROM })).toBeNull();
  });

  it('reads server, user and sender, and the password from its own parameter', () => {
    const variables = {
      SMTP_CONNECTION_URI: 'smtps://orders%40smriti.example@smtp.example.com',
      SMTP_PASSWORD: 'not a real one',
      MAIL_FROM,
    };
    expect(readSmtpSettings(variables)).toEqual({
      host: 'smtp.example.com',
      port: 465,
      isSecure: true,
      user: 'orders@smriti.example',
      password: 'not a real one',
      from: MAIL_FROM,
    });
  });

  it('accepts a server without a login, on any port', () => {
    const settings = readSmtpSettings({ SMTP_CONNECTION_URI: 'smtp://127.0.0.1:2525', MAIL_FROM });
    expect(settings).toMatchObject({ port: 2525, isSecure: false, user: null, password: '' });
    expect(
      readSmtpSettings({ SMTP_CONNECTION_URI: 'smtp://smtp.example.com', MAIL_FROM })?.port,
    ).toBe(587);
  });

  it('refuses invalid servers, and a missing sender', () => {
    const wrong = { SMTP_CONNECTION_URI: 'https://smtp.example.com', MAIL_FROM };
    expect(() => readSmtpSettings(wrong)).toThrow(/SMTP_CONNECTION_URI/);
    expect(() => readSmtpSettings({ SMTP_CONNECTION_URI: 'smtp://smtp.example.com' })).toThrow(
      /MAIL_FROM/,
    );
  });
});

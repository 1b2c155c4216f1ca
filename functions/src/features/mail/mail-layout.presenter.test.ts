import { describe, expect, it } from 'vitest';
import { layOutMail, type MailContent } from './mail-layout.presenter';

const content: MailContent = {
  language: 'en',
  subject: 'Your album',
  firstName: 'Asha',
  paragraphs: ['We have it.'],
  facts: [['Amount', '₹1,00,000.00']],
  quote: 'Warmer, please.\nAnd larger.',
  link: { label: 'Look', url: 'https://smriti.example/proof?id=1&round=2' },
};

describe('layOutMail', () => {
  it('has the same content in text and in HTML', () => {
    const { text, html } = layOutMail(content);
    expect(text).toBe(
      [
        'Hello Asha,',
        'We have it.',
        'Amount: ₹1,00,000.00',
        '> Warmer, please.\n> And larger.',
        'Look: https://smriti.example/proof?id=1&round=2',
        'Smriti\n',
      ].join('\n\n'),
    );
    for (const part of ['Hello Asha,', 'We have it.', '₹1,00,000.00', 'And larger.', '>Look</a>']) {
      expect(html).toContain(part);
    }
    expect(html).toContain('href="https://smriti.example/proof?id=1&amp;round=2"');
  });

  it('leaves out missing parts', () => {
    const { text, html } = layOutMail({ ...content, firstName: '', facts: [], quote: '' });
    expect(text).toMatch(/^Hello,\n\nWe have it\.\n\nLook: /);
    expect(html).not.toContain('<table');
    expect(html).not.toContain('<blockquote');
  });

  it('escapes everything that people entered', () => {
    const hostile = `<img src=x onerror="alert('1')"> & co`;
    const { html } = layOutMail({
      ...content,
      subject: hostile,
      firstName: hostile,
      paragraphs: [hostile],
      facts: [[hostile, hostile]],
      quote: hostile,
    });
    expect(html).not.toContain('<img');
    expect(
      html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co'),
    ).toHaveLength(6);
  });

  it.each([
    ['You won Rs 5000: claim at evil.example/x', 'Hello You,'],
    ['evil.example', 'Hello,'],
    ['http://evil.example', 'Hello,'],
    ['₹5000', 'Hello,'],
    ['आशा देवी', 'Hello आशा,'],
    ["D'Souza", "Hello D'Souza,"],
  ])('greets %j only by a name that consists of letters', (firstName, greeting) => {
    const { text, html } = layOutMail({ ...content, firstName });
    expect(text.split('\n')[0]).toBe(greeting);
    expect(`${text}${html}`).not.toMatch(/evil|5000/);
  });

  it('keeps a subject and a name on one line', () => {
    const { subject, text } = layOutMail({
      ...content,
      subject: 'Album\r\nBcc: someone@example.com',
      firstName: 'Asha\nDevi',
    });
    expect(subject).toBe('Album Bcc: someone@example.com');
    expect(text).toContain('Hello Asha,');
  });
});

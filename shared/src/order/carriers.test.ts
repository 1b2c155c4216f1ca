import { expect, it } from 'vitest';
import { changeCarriers, trackingUrl } from './carriers';

const CARRIERS = [
  { name: 'Blue Dart', tracking_url: 'https://bluedart.example/track?no={number}' },
  { name: 'India Post', tracking_url: 'https://post.example/track' },
];

it('is the page of the carrier with the number, for any spelling of its name', () => {
  for (const carrier of ['Blue Dart', 'BLUEDART', ' blue-dart ']) {
    expect(trackingUrl(CARRIERS, { carrier, tracking_number: 'BD 47/11' })).toBe(
      'https://bluedart.example/track?no=BD%2047%2F11',
    );
  }
  const post = { carrier: 'India Post', tracking_number: 'EA1' };
  expect(trackingUrl(CARRIERS, post)).toBe('https://post.example/track');
});

it('is null without a number, and for a carrier that is not in the list', () => {
  expect(trackingUrl(CARRIERS, { carrier: 'Blue Dart', tracking_number: '' })).toBeNull();
  expect(trackingUrl(CARRIERS, { carrier: '', tracking_number: '1' })).toBeNull();
  expect(trackingUrl(CARRIERS, { carrier: 'By hand', tracking_number: '1' })).toBeNull();
});

it('accepts only tracking pages with an https URL', () => {
  const isTaken = (tracking_url: string) =>
    changeCarriers.body.safeParse({ carriers: [{ name: 'A', tracking_url }] }).success;
  expect(isTaken('https://a.example/{number}')).toBe(true);
  const refused = [
    '',
    'http://a.example',
    'javascript:alert(1)',
    'https://',
    'https://a b',
    'a.example',
  ];
  for (const url of refused) expect(isTaken(url), url).toBe(false);
});

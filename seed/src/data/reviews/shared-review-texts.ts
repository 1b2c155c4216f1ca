import type { CategoryId } from '../classification.ts';
import { CATEGORY_IDS } from '../classification.ts';

/** Sentences of satisfied customers about the occasion. */
export const occasionTexts: Readonly<Record<CategoryId, readonly string[]>> = {
  [CATEGORY_IDS.birthday]: [
    'It was the first thing opened and the last put away.',
    'There were tears, and then there was cake.',
    'The best birthday present of this year.',
    'Made a very ordinary birthday special.',
    'It went round the whole party twice.',
    'My husband, who hates birthdays, asked for one too.',
  ],
  [CATEGORY_IDS.anniversary]: [
    'For once I did not forget the date.',
    'My parents were married in Madurai and had never held those pictures like this.',
    'She found it at breakfast. I am forgiven for a lot.',
    'Gifted it to my brother and bhabhi, they loved it.',
    'We finally did something with our photos.',
    'It was the hit of the evening.',
  ],
  [CATEGORY_IDS.wedding]: [
    'Our wedding was in Udaipur and the evening light is all there.',
    'Both families want one now.',
    'The haldi yellow is so right.',
    'We waited two years after the wedding to do this. Should not have.',
    'My sister says it is the best thing we gave her.',
    'The bride has shown it to everyone in the building.',
  ],
  [CATEGORY_IDS.travel]: [
    'Spiti looks as cold as it was.',
    'Our Kerala backwaters trip deserved this.',
    'Already planning the next trip so that I can make another one.',
    'The Ladakh sky came out in that unreal blue.',
    'Showed it to my trekking group and five of them want one.',
  ],
  [CATEGORY_IDS.baby]: [
    'My daughter points at herself and says baby.',
    'Both sets of grandparents wanted one, so we ordered two.',
    'He is three now and still laughs at himself.',
    'The first year with twins went by in a blur, now at least we have proof.',
    'Dadi will not let anyone else touch it.',
  ],
  [CATEGORY_IDS.family]: [
    'Everybody can find themselves, even the ones who hid at the back.',
    'Sent one to my brother in Toronto. He called at once.',
    'Nana is in it, and we are so glad.',
    'The cousins are fighting over who keeps it.',
    'Our house in Kottayam is sold, but we still have it in here.',
  ],
  [CATEGORY_IDS.festivals]: [
    'Best festival present we gave this year.',
    'We do one every year now.',
    'The colours came out just as mad as they were.',
    'Sent it to relatives instead of yet another box of sweets.',
    'The lights look better here than in real life.',
    'The whole family dressed up for once, and we have it in print.',
  ],
  [CATEGORY_IDS.everyday]: [
    'Nothing special happened that day, and that is why I love it.',
    'Mostly our dog. No regrets.',
    'Finally something from the phone that one can hold.',
    'My flatmates made fun of me and then ordered their own.',
    'It is my balcony garden, and I am not sorry.',
  ],
};

/** Sentences of satisfied customers about the delivery. */
export const goodServiceTexts: readonly string[] = [
  'Delivery to Indore took four days.',
  'Packed in two layers, not a scratch.',
  'Customer care answered on Whatsapp within an hour.',
  'Reached Shillong in a week, which is quick for us.',
  'Will order again.',
  'Delivery boy handed it over in perfect condition in heavy rain.',
  'They called to confirm the address, very courteous.',
  'Came two days before the promised date.',
  'Already recommended it in our society group.',
  'Tracking worked all the way to Nagpur.',
  'Bubble wrap, carton, tape. They know Indian couriers.',
  'Got it well in time even in the festival rush.',
];

/** Sentences of dissatisfied customers. */
export const weakServiceTexts: readonly string[] = [
  'Delivery also took nine days.',
  'Support replied after two reminders.',
  'Will think about ordering again.',
  'To be fair, they apologised and offered a reprint.',
  'Packing needs work.',
  'I had hoped for more from the reviews here.',
];

/** Public first names of reviewers. */
export const reviewerNames: readonly string[] = [
  'Aarav Aditi Akhil Amrita Anand Anjali Arjun Ayesha Bhavna Biju Chitra Danish Deepa',
  'Devika Dhruv Divya Esther Farah Gaurav Gayatri Girish Gurpreet Harini Harsh Imran',
  'Indrani Isha Jaya Jitendra Joseph Kabir Kalpana Karthik Kavya Keshav Kiran Lakshmi Lalit',
  'Leela Madhav Manasi Manoj Meenakshi Mohan Nandini Naveen Neha Nikhil Nilofer Nisha Omkar',
  'Padma Parul Prakash Pranav Priya Rahul Rajesh Rashmi Ravi Rekha Ritu Rohan Ruchi Sameer',
  'Sandhya Sanjay Shalini Shreya Simran Sneha Sourav Subhash Sunita Suresh Swati Tanvi',
  'Tenzin Uma Usha Vandana Varun Vidya Vikram Vivek Yamini Yusuf Zainab Zoya Thomas',
].flatMap((line) => line.split(' '));

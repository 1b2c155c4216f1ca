import type { ReviewTexts } from './review-texts.ts';

export const calendarReviews: ReviewTexts = {
  5: [
    'We look at it every morning with the first tea.',
    'Pages turn smoothly and the wire does not catch.',
    'You can write on it with a normal pen, no smudging.',
    'Every month somebody in the family says: my picture is next.',
    'Holidays of our state were right, even the regional ones. I checked.',
    'Gave one to each aunt. Whatsapp was flooded with photos of the calendar on the wall.',
    'Good thick pages, hangs straight, does not curl even in July.',
    'Third year in a row. It is a tradition now.',
    'Such a simple gift and nobody in the office has stopped commenting on it.',
    'The pictures are bright and the dates big enough to read from the kitchen.',
    'Started it in April as we wanted. Very thoughtful option.',
  ],
  4: [
    'Nice calendar. The squares could be a little larger for writing.',
    'Printing is lovely, hole for the nail is a bit small.',
    'Good paper. I would have liked Sundays in red.',
    'Very useful and pretty. One date was cramped because of a long name.',
    'Stands well on the desk, only slides a little on glass.',
    'Good value. Cover page scratched easily in the bag.',
  ],
  3: [
    'Pictures good, paper a bit thin for hanging under a fan.',
    'Fine, but I wanted the week to start on Monday.',
    'Okay product. Colours duller than in my prints.',
  ],
  2: ['Wire was bent on arrival, pages got stuck till I straightened it.'],
  1: ['Reached me on the tenth of January. A calendar has to come before the year does.'],
};

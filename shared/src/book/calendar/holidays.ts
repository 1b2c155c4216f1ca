/*
 * National and common holidays of India, year by year.
 *
 * Sources. 2026: the Government of India's list (Department of Personnel and Training, office
 * memorandum of 3 July 2025, gazetted and restricted holidays). 2027 and 2028, for which no such list
 * was available: fixed days by law; Good Friday by the Gregorian computus; days of the Hindu, Jain,
 * Sikh and Buddhist calendars by the tithi at Delhi (at sunrise, noon, dusk or midnight, depending on
 * the day); Islamic days by the first evening on which the crescent is visible from Delhi. Positions of
 * sun and moon come from the astronomy-engine library (MIT). It reproduces the Government's lists of
 * 2025 and 2026, except that Holi of 2026 is a day later.
 */

/** A named day of a month. */
export interface Holiday {
  month: number;
  day: number;
  name: { en: string; hi: string };
  /** Whether the date depends on sighting the moon, or is observed on either of two days. */
  mayDiffer: boolean;
}

export const HOLIDAY_YEARS = [2026, 2027, 2028] as const;
export type HolidayYear = (typeof HOLIDAY_YEARS)[number];

type Days = readonly [in2026: string, in2027: string, in2028: string];
type Row = readonly [en: string, hi: string, days: Days | string];

/** Holidays with a fixed date, as MM-DD. */
const FIXED: readonly Row[] = [
  ['New Year’s Day', 'नव वर्ष', '01-01'],
  ['Republic Day', 'गणतंत्र दिवस', '01-26'],
  ['Ambedkar Jayanti', 'अंबेडकर जयंती', '04-14'],
  ['Independence Day', 'स्वतंत्रता दिवस', '08-15'],
  ['Gandhi Jayanti', 'गांधी जयंती', '10-02'],
  ['Christmas', 'क्रिसमस', '12-25'],
  ['Good Friday', 'गुड फ्राइडे', ['04-03', '03-26', '04-14']],
];

const BY_MOON: readonly Row[] = [
  ['Makar Sankranti, Pongal', 'मकर संक्रांति, पोंगल', ['01-14', '01-15', '01-15']],
  ['Vasant Panchami', 'वसंत पंचमी', ['01-23', '02-11', '02-01']],
  ['Maha Shivaratri', 'महाशिवरात्रि', ['02-15', '03-06', '02-23']],
  ['Holi', 'होली', ['03-04', '03-22', '03-11']],
  ['Ugadi, Gudi Padwa', 'उगादि, गुड़ी पड़वा', ['03-19', '04-07', '03-27']],
  ['Id-ul-Fitr', 'ईद-उल-फ़ितर', ['03-21', '03-10', '02-27']],
  ['Ram Navami', 'राम नवमी', ['03-26', '04-15', '04-03']],
  ['Mahavir Jayanti', 'महावीर जयंती', ['03-31', '04-19', '04-07']],
  ['Buddha Purnima', 'बुद्ध पूर्णिमा', ['05-01', '05-20', '05-08']],
  ['Bakrid', 'बकरीद', ['05-27', '05-17', '05-06']],
  ['Muharram', 'मुहर्रम', ['06-26', '06-15', '06-04']],
  ['Rath Yatra', 'रथ यात्रा', ['07-16', '07-05', '06-24']],
  ['Milad-un-Nabi', 'मिलाद-उन-नबी', ['08-26', '08-15', '08-04']],
  ['Raksha Bandhan', 'रक्षा बंधन', ['08-28', '08-17', '08-05']],
  ['Janmashtami', 'जन्माष्टमी', ['09-04', '08-25', '08-13']],
  ['Ganesh Chaturthi', 'गणेश चतुर्थी', ['09-14', '09-04', '08-23']],
  ['Dussehra', 'दशहरा', ['10-20', '10-09', '09-27']],
  ['Karva Chauth', 'करवा चौथ', ['10-29', '10-18', '10-07']],
  ['Diwali', 'दिवाली', ['11-08', '10-29', '10-17']],
  ['Bhai Duj', 'भाई दूज', ['11-11', '10-31', '10-19']],
  ['Chhath Puja', 'छठ पूजा', ['11-15', '11-04', '10-23']],
  ['Guru Nanak Jayanti', 'गुरु नानक जयंती', ['11-24', '11-14', '11-02']],
];

function isKnown(year: number): year is HolidayYear {
  return HOLIDAY_YEARS.some((one) => one === year);
}

function holidaysBy(rows: readonly Row[], year: HolidayYear, mayDiffer: boolean): Holiday[] {
  const at = HOLIDAY_YEARS.indexOf(year);
  return rows.map(([en, hi, days]) => {
    const date = typeof days === 'string' ? days : (days[at] ?? '');
    const [month = 0, day = 0] = date.split('-').map(Number);
    return { month, day, name: { en, hi }, mayDiffer };
  });
}

/** Holidays of a month, sorted by day; null for a year without data. */
export function findHolidays(year: number, month: number): Holiday[] | null {
  if (!isKnown(year)) return null;
  return [...holidaysBy(FIXED, year, false), ...holidaysBy(BY_MOON, year, true)]
    .filter((holiday) => holiday.month === month)
    .toSorted((one, other) => one.day - other.day);
}

/** A state or union territory with its code in GST numbers. */
export interface IndianState {
  code: string;
  name: string;
}

/** GST code, name, alternative names used by people and maps, and the PIN code prefixes. */
type Row = readonly [code: string, name: string, others: readonly string[], pins: string];

const ROWS: readonly Row[] = [
  ['01', 'Jammu and Kashmir', ['j&k', 'jammu & kashmir'], '18 19'],
  ['02', 'Himachal Pradesh', ['hp'], '17'],
  ['03', 'Punjab', [], '14 15 16'],
  ['04', 'Chandigarh', [], '160'],
  ['05', 'Uttarakhand', ['uttaranchal'], '244712 2467 247667 248 249 2625 2631'],
  ['06', 'Haryana', [], '12 13'],
  ['07', 'Delhi', ['new delhi', 'nct of delhi', 'national capital territory of delhi'], '11'],
  ['08', 'Rajasthan', [], '30 31 32 33 34'],
  ['09', 'Uttar Pradesh', ['up'], '20 21 22 23 24 25 26 27 28'],
  ['10', 'Bihar', [], '80 81 82 84 85'],
  ['11', 'Sikkim', [], '737'],
  ['12', 'Arunachal Pradesh', [], '790 791 792'],
  ['13', 'Nagaland', [], '797 798'],
  ['14', 'Manipur', [], '795'],
  ['15', 'Mizoram', [], '796'],
  ['16', 'Tripura', [], '799'],
  ['17', 'Meghalaya', [], '793 794'],
  ['18', 'Assam', [], '78'],
  ['19', 'West Bengal', ['wb'], '70 71 72 73 74'],
  ['20', 'Jharkhand', [], '814 815 816 825 826 827 828 829 83'],
  ['21', 'Odisha', ['orissa'], '75 76 77'],
  ['22', 'Chhattisgarh', ['chattisgarh'], '49'],
  ['23', 'Madhya Pradesh', ['mp'], '45 46 47 48'],
  ['24', 'Gujarat', [], '36 37 38 39'],
  [
    '26',
    'Dadra and Nagar Haveli and Daman and Diu',
    ['daman and diu', 'dadra and nagar haveli', 'daman', 'diu', 'dadra & nagar haveli'],
    '396193 396210 396220 396230 362520',
  ],
  ['27', 'Maharashtra', ['mh'], '40 41 42 43 44'],
  ['29', 'Karnataka', [], '56 57 58 59'],
  ['30', 'Goa', [], '403'],
  ['31', 'Lakshadweep', [], '68255'],
  ['32', 'Kerala', [], '67 68 69'],
  ['33', 'Tamil Nadu', ['tamilnadu', 'tn'], '60 61 62 63 64'],
  ['34', 'Puducherry', ['pondicherry'], '605'],
  [
    '35',
    'Andaman and Nicobar Islands',
    ['andaman and nicobar', 'andaman & nicobar islands'],
    '744',
  ],
  ['36', 'Telangana', ['telengana'], '50'],
  ['37', 'Andhra Pradesh', ['ap'], '51 52 53'],
  ['38', 'Ladakh', [], '194'],
];

function normalised(text: string): string {
  return text.toLowerCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim();
}

const toState = ([code, name]: Row): IndianState => ({ code, name });

const BY_NAME = new Map<string, IndianState>(
  ROWS.flatMap((row) => [row[1], ...row[2]].map((name) => [normalised(name), toState(row)])),
);
const BY_CODE = new Map<string, IndianState>(ROWS.map((row) => [row[0], toState(row)]));
const BY_PIN = new Map<string, IndianState>(
  ROWS.flatMap((row) => row[3].split(' ').map((digits) => [digits, toState(row)])),
);

/** All states and union territories, in alphabetical order. */
export const INDIAN_STATES: readonly IndianState[] = ROWS.map(toState).sort((one, other) =>
  one.name.localeCompare(other.name, 'en'),
);

/** The state by its name or another name in use, such as 'Orissa', or null. */
export function findStateByName(name: string): IndianState | null {
  return BY_NAME.get(normalised(name)) ?? null;
}

/** The state by its GST code, or null. */
export function findStateByCode(code: string): IndianState | null {
  return BY_CODE.get(code) ?? null;
}

/** The state of a PIN code by its longest known prefix. */
function stateByPin(pin: string): IndianState | null {
  for (let length = pin.length; length >= 2; length -= 1) {
    const state = BY_PIN.get(pin.slice(0, length));
    if (state) return state;
  }
  return null;
}

/**
 * The state of an address, where GST is due: by its name as entered, else by its PIN code. null when both are
 * unknown.
 */
export function findStateOfAddress(address: {
  state: string;
  postal_code: string;
}): IndianState | null {
  return findStateByName(address.state) ?? stateByPin(address.postal_code.trim());
}

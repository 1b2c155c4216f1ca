import { findStateByName, INDIAN_STATES } from '@smriti/shared/base/indian-states';
import type { Language } from '@smriti/shared/language';
import type { SelectOption } from '#ui/fields/SelectField.tsx';

/** Hindi names of the states by GST code. */
const HINDI_NAMES: Readonly<Record<string, string>> = {
  '01': 'जम्मू और कश्मीर',
  '02': 'हिमाचल प्रदेश',
  '03': 'पंजाब',
  '04': 'चंडीगढ़',
  '05': 'उत्तराखंड',
  '06': 'हरियाणा',
  '07': 'दिल्ली',
  '08': 'राजस्थान',
  '09': 'उत्तर प्रदेश',
  '10': 'बिहार',
  '11': 'सिक्किम',
  '12': 'अरुणाचल प्रदेश',
  '13': 'नागालैंड',
  '14': 'मणिपुर',
  '15': 'मिज़ोरम',
  '16': 'त्रिपुरा',
  '17': 'मेघालय',
  '18': 'असम',
  '19': 'पश्चिम बंगाल',
  '20': 'झारखंड',
  '21': 'ओडिशा',
  '22': 'छत्तीसगढ़',
  '23': 'मध्य प्रदेश',
  '24': 'गुजरात',
  '26': 'दादरा और नगर हवेली और दमन और दीव',
  '27': 'महाराष्ट्र',
  '29': 'कर्नाटक',
  '30': 'गोवा',
  '31': 'लक्षद्वीप',
  '32': 'केरल',
  '33': 'तमिलनाडु',
  '34': 'पुदुचेरी',
  '35': 'अंडमान और निकोबार द्वीपसमूह',
  '36': 'तेलंगाना',
  '37': 'आंध्र प्रदेश',
  '38': 'लद्दाख',
};

/** Name of a state as the select box lists it; a name that it does not list stays as it is. */
export function toListedState(name: string): string {
  return findStateByName(name)?.name ?? name;
}

export function stateLabel(name: string, language: Language): string {
  const state = findStateByName(name);
  return (language === 'hi' && state && HINDI_NAMES[state.code]) || name;
}

/**
 * Options of the state field. Their values are the English names, which are stored and printed on labels. A
 * state that is not in the list, as in addresses of earlier releases, stays an option of its own.
 */
export function listStateOptions(current: string, language: Language): SelectOption[] {
  const listed = INDIAN_STATES.map(({ name }) => ({
    value: name,
    label: stateLabel(name, language),
  }));
  if (current === '' || listed.some(({ value }) => value === current)) return listed;
  return [{ value: current, label: current }, ...listed];
}

import { SETTING_LENGTHS, type SettingName } from '@smriti/shared/staff/settings';
import { useMessages } from '#lib/language/i18n.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { settingHint, settingProblemText, settingUnit } from './setting-texts';
import { isNumberSetting } from './setting-values';
import { settingsMessages } from './settings-messages';

interface SettingFieldProps {
  name: SettingName;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

const LONG: readonly SettingName[] = ['seller_address', 'print_shop_address'];

export function SettingField({ name, value, isWrong, onChange }: SettingFieldProps) {
  const t = useMessages(settingsMessages);
  const shared = {
    name,
    value,
    label: t[name],
    hint: settingHint(name, t),
    autoComplete: 'off',
    error: isWrong ? settingProblemText(name, t) : undefined,
    optionalText: name.startsWith('print_shop') ? `(${t.optional})` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (isNumberSetting(name)) {
    const unit = settingUnit(name, t);
    return (
      <TextField
        {...shared}
        inputMode="decimal"
        leading={unit === undefined && '₹'}
        trailing={unit !== undefined && <span className="pe-3">{unit}</span>}
      />
    );
  }
  const maxLength = SETTING_LENGTHS[name];
  if (LONG.includes(name)) return <TextAreaField {...shared} maxLength={maxLength} rows={2} />;
  return <TextField {...shared} maxLength={maxLength} />;
}

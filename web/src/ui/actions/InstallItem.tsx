import { useStore } from '@nanostores/react';
import { installOffer, takeInstallOffer } from '#lib/device/install-offer.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { installMessages } from './install-messages';

interface InstallItemProps {
  className: string | undefined;
  onTaken?: () => void;
}

/** Menu item that installs the shop as an app; renders nothing if the browser does not offer it. */
export function InstallItem({ className, onTaken }: InstallItemProps) {
  const t = useMessages(installMessages);
  const offer = useStore(installOffer);
  if (!offer) return null;
  function install(): void {
    onTaken?.();
    void takeInstallOffer();
  }
  return (
    <li>
      <button type="button" className={className} onClick={install}>
        {t.install}
      </button>
    </li>
  );
}

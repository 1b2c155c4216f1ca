import { useStore } from '@nanostores/react';
import { installOffer, showInstallDialog } from '#lib/device/install-offer.ts';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';

const installMessages = messageCatalogue('install', {
  install: 'Install the app',
});

interface InstallMenuItemProps {
  className: string | undefined;
  onTaken?: () => void;
}

/** Menu item that installs the shop as an app; renders nothing if the browser does not offer it. */
export function InstallMenuItem({ className, onTaken }: InstallMenuItemProps) {
  const t = useMessages(installMessages);
  const offer = useStore(installOffer);
  if (!offer) return null;
  function install(): void {
    onTaken?.();
    void showInstallDialog();
  }
  return (
    <li>
      <button type="button" className={className} onClick={install}>
        {t.install}
      </button>
    </li>
  );
}

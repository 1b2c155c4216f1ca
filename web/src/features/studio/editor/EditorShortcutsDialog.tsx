import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { ShortcutsDialog } from '#ui/dialogs/ShortcutsDialog.tsx';

/** Texts of the list of keys; loaded with it. */
const keyMessages = messageCatalogue('studioKeys', {
  title: 'Keyboard shortcuts',
  intro: 'These keys work while a photo is selected.',
  pick: 'Pick a photo up, and put it down on another one',
  next: 'Go to the next photo, or move a picture or text',
  turn: 'Go forward or back',
  back: 'Put the photo back, or close what is open',
  move: 'Move the picture in its frame',
  enlargePicture: 'Enlarge the picture that is being moved, or make it smaller',
  layouts: 'Show the layouts',
  another: 'Use the next layout, or the one before',
  keep: 'Keep the layout as it is',
  text: 'Add a text',
  takeOut: 'Remove the photo or text',
  undo: 'Undo, or redo',
  zoom: 'Zoom in or out',
  whole: 'Show it whole',
  help: 'Show this list',
});

const KEYS = [
  ['pick', 'Enter'],
  ['next', '← ↑ ↓ →'],
  ['turn', 'Page Up, Page Down'],
  ['back', 'Escape'],
  ['move', 'M'],
  ['enlargePicture', '+, -'],
  ['layouts', 'L'],
  ['another', 'R, Shift+R'],
  ['keep', 'K'],
  ['text', 'T'],
  ['takeOut', 'Delete'],
  ['undo', 'Ctrl+Z, Ctrl+Shift+Z'],
  ['zoom', 'Ctrl++, Ctrl+-'],
  ['whole', 'Ctrl+0'],
  ['help', '?'],
] as const;

interface EditorShortcutsDialogProps {
  /** Whether there is more than one face to show. */
  hasOthers: boolean;
  onClose: () => void;
}

export function EditorShortcutsDialog({ hasOthers, onClose }: EditorShortcutsDialogProps) {
  const t = useMessages(keyMessages);
  const list = KEYS.filter(([name]) => hasOthers || name !== 'turn').map(([name, keys]) => ({
    keys,
    label: t[name],
  }));
  return <ShortcutsDialog title={t.title} intro={t.intro} list={list} onClose={onClose} />;
}

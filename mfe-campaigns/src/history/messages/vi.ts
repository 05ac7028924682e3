import type en from './en.ts'

export default {
  'history.redo': 'Làm lại',
  'history.undo.none': 'Không có gì để hoàn tác.',
  'history.redo.none': 'Không có gì để làm lại.',
  'history.undone': 'Đã hoàn tác',
  'history.redone': 'Đã làm lại',
} satisfies Record<keyof typeof en, string>

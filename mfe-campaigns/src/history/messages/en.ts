export default {
  'history.redo': 'Redo',
  'history.undo.none': 'There is nothing to undo.',
  'history.redo.none': 'There is nothing to redo.',
  'history.undone': 'Change undone',
  'history.redone': 'Change redone',
} as const

import type { Mutant } from '../mutant.ts'

export const workMutants: readonly Mutant[] = [
  {
    promise: "A save that would overwrite someone else's change shows both",
    file: 'shared/forms/src/conflict/merge.ts',
    name: 'merge',
    wrong:
      (right) =>
      (...given) => ({ ...right(...given), contested: [] }),
    test: 'shared/forms/src/conflict/merge.test.ts',
  },
  {
    promise: 'Of a list of ids, what either side removed is out',
    file: 'shared/forms/src/conflict/merge.ts',
    name: 'joinSets',
    wrong: (right) => (base, mine, theirs) => right(base, mine, theirs) && [...new Set([...theirs, ...mine])],
    test: 'shared/forms/src/conflict/merge.test.ts',
  },
  {
    promise: 'An API without versions is asked before a save whether someone else changed the record',
    file: 'shared/forms/src/use-saving.ts',
    name: 'useSaving',
    wrong: (right) => (form, onSubmit, keys, kept) => right(form, onSubmit, keys, kept && { ...kept, unseenChange: async () => undefined }),
    test: 'shared/records/src/form/two-editors.test.tsx',
  },
  {
    promise: 'A save names the version that it is based on',
    file: 'shared/api/src/call.ts',
    name: 'change',
    wrong: (right) => (route, options) => right(route, { ...options, version: undefined }),
    test: 'shared/records/src/form/record-editor.test.tsx',
  },
  {
    promise: 'A change of an older version is refused',
    file: 'shared/sandbox/src/http/conditional.ts',
    name: 'requireVersion',
    wrong: () => () => {},
    test: 'shared/sandbox/src/routes/campaigns/campaigns.test.ts',
  },
  {
    promise: 'A change of many rows overwrites nothing that someone saved meanwhile',
    file: 'shared/records/src/actions/changing-values.ts',
    name: 'changed',
    wrong:
      (right) =>
      async (...given) => ({ ...(await right(...given)), version: undefined }),
    test: 'shared/records/src/list/bulk/bulk-actions.test.tsx',
  },
  {
    promise: 'A refused row is never sent with the others',
    file: 'shared/records/src/list/bulk/bulk-run.ts',
    name: 'start',
    wrong: (right) => (action, rows) => right({ ...action, refuses: () => undefined }, rows),
    test: 'shared/records/src/list/bulk/bulk-actions.test.tsx',
  },
  {
    promise: 'A draft on offer stays when something else is typed',
    file: 'shared/forms/src/drafts/draft.ts',
    name: 'draftKey',
    wrong: (right) => (draft) => right({ ...draft, begun: undefined }),
    test: 'shared/forms/src/drafts/draft.test.ts',
  },
  {
    promise: 'Unsaved work is asked about before it is left',
    file: 'shared/forms/src/leave-guard.tsx',
    name: 'LeaveGuard',
    wrong: (right) => (props) => right({ ...props, when: false }),
    test: 'shared/records/src/form/leaving.test.tsx',
  },
  {
    promise: 'A stale chunk reloads no page with unsaved work',
    file: 'shell/src/recovery/stale-chunk.ts',
    name: 'reloadForStaleChunk',
    wrong: (right) => (now, reload) => {
      if (right(now, reload)) return true
      if (sessionStorage.getItem('console.reloaded') !== null) return false
      reload()
      return true
    },
    test: 'shell/src/recovery/stale-chunk.test.tsx',
  },
  {
    promise: 'Of several who release at once none loses the change of another',
    file: 'shared/federation/src/registry/store.ts',
    name: 'openStore',
    wrong: (right) => (folder, key, log, parts) =>
      right(folder, key, log, parts?.disk ? { ...parts, disk: { ...parts.disk, link: parts.disk.rename } } : parts),
    test: 'shared/federation/src/registry/slow-writers.test.ts',
  },
]

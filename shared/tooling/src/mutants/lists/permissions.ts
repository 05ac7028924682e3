import type { Mutant } from '../mutant.ts'

export const permissionMutants: readonly Mutant[] = [
  {
    promise: "Own keys do not count for somebody else's record",
    file: 'shared/contract/src/route/permissions.ts',
    name: 'isGranted',
    wrong: (right) => (held, needs) => right(held, needs, 'mine'),
    test: 'shared/contract/src/route/permissions.test.ts',
  },
  {
    promise: 'A call without permission is not sent',
    file: 'shared/api/src/call.ts',
    name: 'refuseWithoutPermission',
    wrong: () => () => {},
    test: 'shared/api/src/call.test.ts',
  },
  {
    promise: 'Keys for own work offer nothing for a record of someone else',
    file: 'shared/records/src/use-owner.ts',
    name: 'useOwner',
    wrong: () => () => () => undefined,
    test: 'shared/records/src/page/record-actions.test.tsx',
  },
  {
    promise: 'A page without its permission is a 403 in place',
    file: 'shell/src/modules/guards.ts',
    name: 'accessTo',
    wrong:
      (right) =>
      (route, ...rest) =>
        right({ ...route, needs: [] }, ...rest),
    test: 'shell/src/modules/guards.test.tsx',
  },
  {
    promise: 'Permissions of another publisher do not count for this tab',
    file: 'shell/src/session/open-session.ts',
    name: 'enter',
    wrong: (right) => (profile, publishers, given) => {
      const pinned = JSON.parse(sessionStorage.getItem('console.publisher') ?? '{}').publisher
      return right(profile, publishers, given && { ...given, publisher_id: pinned ?? given.publisher_id })
    },
    test: 'shell/src/session/open-session.test.tsx',
  },
  {
    promise: 'Page data tell no permissions at a publisher of others',
    file: 'shell/server/page/boot.ts',
    name: 'isOwn',
    wrong: () => true,
    test: 'shell/server/page/document.test.ts',
  },
  {
    promise: 'Nobody but an active member has a way in',
    file: 'shared/sandbox/src/http/access.ts',
    name: 'ofPerson',
    wrong: () => undefined,
    test: 'shared/sandbox/src/http/access.test.ts',
  },
  {
    promise: 'A campaign of another publisher does not exist',
    file: 'shared/sandbox/src/routes/campaigns/repository.ts',
    name: 'notDeleted',
    wrong: () => () => undefined,
    test: 'shared/sandbox/src/routes/access.test.ts',
  },
  {
    promise: 'Own keys change own campaigns alone',
    file: 'shared/sandbox/src/routes/campaigns/policy.ts',
    name: 'campaignOwnership',
    wrong: () => () => 'mine',
    test: 'shared/sandbox/src/routes/access.test.ts',
  },
  {
    promise: "The provider's roles can be neither changed nor deleted",
    file: 'shared/sandbox/src/routes/roles/repository.ts',
    name: 'lockRole',
    wrong:
      (right) =>
      async (...given) => {
        const row = await right(...given)
        return row && { ...row, is_original: false }
      },
    test: 'shared/sandbox/src/routes/roles/roles.test.ts',
  },
  {
    promise: 'Nobody gives or takes what they lack',
    file: 'shared/sandbox/src/routes/users/policy.ts',
    name: 'requireHeldPermissions',
    wrong: () => () => {},
    test: 'shared/sandbox/src/routes/users/users.test.ts',
  },
  {
    promise: 'An invitation ends after seven days',
    file: 'shared/sandbox/src/routes/invitations/state.ts',
    name: 'refusalOf',
    wrong: (right) => (state, backed) => right(state, backed, new Date(0)),
    test: 'shared/sandbox/src/routes/invitations/invitations.test.ts',
  },
]

export const DEMO_PASSWORD = 'Console-demo-1'

export const DEMO_EMAIL = {
  owner: 'owner@lotus.example',
  manager: 'manager@lotus.example',
  editor: 'editor@lotus.example',
  viewer: 'viewer@lotus.example',
  own: 'own@lotus.example',
  nopub: 'nopub@lotus.example',
  google: 'google@lotus.example',
  hanoi: 'owner@hanoi.example',
  disabled: 'disabled@new.example',
  pending: 'pending@new.example',
  staff: 'staff@provider.example',
} as const

export const DEMO_ACCOUNTS: readonly (readonly [email: string, what: string])[] = [
  [DEMO_EMAIL.owner, 'Owner of Lotus Games, Editor of Hanoi Media'],
  [DEMO_EMAIL.manager, 'Manager of Lotus Games'],
  [DEMO_EMAIL.editor, 'Editor of Lotus Games'],
  [DEMO_EMAIL.viewer, 'Viewer of Lotus Games'],
  [DEMO_EMAIL.own, "the role 'Own work': only their own records"],
  [DEMO_EMAIL.nopub, 'no publisher'],
  [DEMO_EMAIL.hanoi, 'Owner of Hanoi Media'],
  [DEMO_EMAIL.pending, 'registration waits for approval; also rejected@ and disabled@'],
  [DEMO_EMAIL.staff, 'staff of the provider'],
]

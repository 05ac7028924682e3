/** Shown where the sandbox answers: whom to sign in as. They exist in its demo data only. */
export const DEMO_PASSWORD = 'Console-demo-1'

export const DEMO_ACCOUNTS: readonly (readonly [email: string, what: string])[] = [
  ['owner@lotus.example', 'Owner of Lotus Games, Editor of Hanoi Media'],
  ['manager@lotus.example', 'Manager of Lotus Games'],
  ['editor@lotus.example', 'Editor of Lotus Games'],
  ['viewer@lotus.example', 'Viewer of Lotus Games'],
  ['own@lotus.example', "a role 'Own work': only what is one's own"],
  ['nopub@lotus.example', 'no publisher'],
  ['owner@hanoi.example', 'Owner of Hanoi Media'],
  ['pending@new.example', 'registration waits for approval; also rejected@ and disabled@'],
  ['staff@provider.example', 'staff of the provider'],
]

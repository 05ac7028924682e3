import type { UserRef } from '@console/contract'

/** What a person is called in lists: the name, or the address of who has none. */
export const personName = ({ first_name, last_name, email }: UserRef) => `${first_name} ${last_name}`.trim() || email

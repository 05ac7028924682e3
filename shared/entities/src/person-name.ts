import type { UserRef } from '@console/contract'

/** What a person is called in lists: the name, or the address of who has none. */
export const personName = ({ first_name, last_name, email }: UserRef) => `${first_name} ${last_name}`.trim() || email

/** A person among the facts of a record: 'Lan Tran (lan@lotus.example)', or the address alone of who has no name. */
export function personWithEmail(person: UserRef): string {
  const name = personName(person)
  return name === person.email ? name : `${name} (${person.email})`
}

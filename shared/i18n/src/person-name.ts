export interface NamedPerson {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** Returns a person's full name; Vietnamese puts the family name first. A person without a name is called by the email address. */
export function personName({ first_name, last_name, email }: NamedPerson, locale: string): string {
  const names = locale === 'vi' ? [last_name, first_name] : [first_name, last_name]
  return names.join(' ').trim() || email
}

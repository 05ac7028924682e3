/**
 * A line of a list's file about something that is no row of the list, such as an invitation among members. Its keys are the ids of the
 * list's columns, and names such as `status_key` for values of the API.
 */
export interface FileLine extends Readonly<Record<string, string>> {
  readonly id: string
}

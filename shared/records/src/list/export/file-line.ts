/**
 * A line of a list's file about something that is no row of the list, such as an invitation among members. It has what it says under the
 * ids of the list's columns, and values of the API under names such as `status_key`.
 */
export interface FileLine extends Readonly<Record<string, string>> {
  readonly id: string
}

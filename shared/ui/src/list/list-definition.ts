import type { AnswerOf, ParamsOf, Route } from '@console/contract'
import type { ReactNode } from 'react'
import type { IconId } from '../controls/icons.tsx'
import type { Column } from './columns.ts'

/** One row of a list call's answer. */
export type RowOf<R extends Route> = AnswerOf<R> extends { readonly items: readonly (infer Row)[] } ? Row : never

export interface ListTexts {
  /** What is listed, as heading of the table and name of the file: 'Campaigns'. */
  readonly label: string
  /** 'Search campaigns'. */
  readonly search: string
  /** What is said when the list cannot be had. */
  readonly failed: string
  /** What a first record is good for. */
  readonly none: { readonly icon: IconId; readonly title: string; readonly text: string }
}

/** What narrows the list; `field` is the call's query field. */
export type ListFilter = ChoiceFilter | GivenFilter

export interface ChoiceFilter {
  readonly field: string
  readonly label: string
  /** The choice of not narrowing: 'All statuses'. */
  readonly all: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Set by an address from elsewhere, such as another record's page: it is shown only while set, and can only be removed. */
export interface GivenFilter {
  readonly field: string
  /** What the list is narrowed to, in words: 'Application: Lotus Quest'. */
  readonly given: string
}

/** Something done to each chosen row. */
export interface BulkAction<Row> {
  readonly id: string
  readonly label: string
  /** Any one of these keys allows it; a non-prefixed one only for the person's own rows (spec section 6). */
  readonly needs: readonly string[]
  /** Why this row cannot have it done, in words; undefined = it can. */
  readonly refuses?: (row: Row) => string | undefined
  /** What is asked before; actions that can be taken back do without. */
  readonly confirm?: { readonly title: string; readonly text: string; readonly confirm: string }
  /** Throws `ApiError`; a limit is waited for and tried again. */
  readonly run: (row: Row) => Promise<void>
}

export interface ListDefinition<R extends Route> {
  /** A call that answers pages; its query has `page`, `page_size` and `sort`, and `q` where it can search. */
  readonly route: R
  /** What the call's path takes beside the publisher: `{ application_id }`. */
  readonly params?: ParamsOf<R>
  /** Under which saved views and chosen columns are kept. */
  readonly name: string
  readonly texts: ListTexts
  readonly filters?: readonly ListFilter[]
  readonly columns: readonly Column<RowOf<R>>[]
  readonly rowId: (row: RowOf<R>) => string
  readonly rowName: (row: RowOf<R>) => string
  /** Id of the person a row belongs to, where rows belong to persons; undefined where the API does not tell, which then decides. */
  readonly rowOwner?: (row: RowOf<R>) => string | undefined
  readonly bulk?: readonly BulkAction<RowOf<R>>[]
  /** The way to a first record. */
  readonly create?: ReactNode
}

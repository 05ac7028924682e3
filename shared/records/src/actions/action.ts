import { type CallOptions, call } from '@console/api'
import type { BodyOf, ErrorCode, ErrorOf, InputOf, ParamsOf, Route } from '@console/contract'
import type { Needs } from '@console/session'
import type { ReactNode } from 'react'

/** What is asked before something is done to one record. */
export interface Question {
  readonly title: string
  /** Repeats the verb of the title. */
  readonly confirm: string
  /** What will happen, naming what is lost. */
  readonly body: ReactNode
  /** Why it may not be done. */
  readonly disabledReason?: string | undefined
  /** For the gravest: what has to be typed, exactly, before it can be done. */
  readonly typed?: { readonly label: string; readonly value: string }
}

/** How an action is offered on the page of one record: a link, or a button that does it. */
export type ForOne<One> =
  | { readonly label: string; readonly to: (record: One) => string }
  | {
      readonly label: string
      /** Called while the dialog is open, so that it may use hooks. */
      readonly useQuestion: (record: One) => Question
      /** What is said when it is done. */
      readonly done: string | ((record: One) => string)
      /** What is said when it is not, above the reason. */
      readonly failed: string
      /** Words for single refusals, by their code, in place of the kit's. */
      readonly refusals?: Readonly<Record<string, string>>
      /** Where the person goes on to. */
      readonly leadsTo?: (record: One) => string
    }

/** How an action is offered for the chosen rows of a list; what can be taken back is not asked about. */
export interface ForMany {
  readonly label: string
  readonly ask?: { readonly title: string; readonly text: string }
}

/**
 * Something that can be done to a record, once for its page and for many of its list. Whoever may not make its call does
 * not see it; a refused one is disabled with the reason on the page, and left out with the reason in a list.
 */
export interface RecordAction<One, Row = One> {
  readonly id: string
  /** Whose permission it takes: the call it makes or leads to. */
  readonly needs: Needs
  /** Not offered at all for such a record. */
  readonly isHidden?: (record: One | Row) => boolean
  /** Why it cannot be done to the record, in words; undefined = it can. */
  readonly refuses?: (record: One | Row) => string | undefined
  readonly one?: ForOne<One>
  readonly many?: ForMany
  readonly call?: ActionCall<One | Row>
}

/** The call of an action, made by `calling`. */
export interface ActionCall<R> {
  readonly route: Route
  readonly make: (record: R, send?: Send) => Promise<unknown>
  /** The code which says that it was done already: of many rows that is no failure, as after a lost answer. */
  readonly already?: ErrorCode | undefined
}

/** Sends a change: `call`, or the `send` of `useChange`, which also refreshes what the page shows. */
export type Send = (route: Route, input: InputOf<Route>, options: CallOptions<Route>) => Promise<unknown>

interface Calling<R extends Route, Rec> {
  readonly params: (record: Rec) => ParamsOf<R>
  /** The body and the version that the change is based on; the record's own version without a body unless given. */
  readonly change?: (record: Rec) => Change<R> | Promise<Change<R>>
  /** The code which says that it was done already. */
  readonly already?: ErrorOf<R>
}

export interface Change<R extends Route> {
  readonly body?: BodyOf<R>
  readonly version?: number | undefined
}

/** The call of an action: needs, version and refresh follow from its route. */
export function calling<R extends Route, Rec extends { readonly version?: number | undefined }>(
  route: R,
  { params, change = ({ version }) => ({ version }), already }: Calling<R, Rec>,
): ActionCall<Rec> {
  async function make(record: Rec, send: Send = call): Promise<unknown> {
    const { body, version } = await change(record)
    const options = { ...(body === undefined ? {} : { body }), ...(version === undefined ? {} : { version }) }
    return send(route, params(record) as InputOf<Route>, options as CallOptions<Route>)
  }
  return { route, make, already }
}

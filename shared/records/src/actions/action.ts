import { type CallOptions, call } from '@console/api'
import type { BodyOf, ErrorCode, ErrorOf, InputOf, ParamsOf, Route } from '@console/contract'
import type { Needs } from '@console/session'
import type { Preloadable } from '@console/ui'
import type { ReactNode } from 'react'

/** Confirmation asked before an action on one record. */
export interface Question {
  readonly title: string
  /** Repeats the verb of the title. */
  readonly confirm: string
  /** What will happen, naming what is lost. */
  readonly body: ReactNode
  /** Red; not for what can be taken back. */
  readonly danger?: boolean
  readonly disabledReason?: string | undefined
  /** For the gravest: text to be typed exactly before it can be done. */
  readonly typed?: { readonly label: string | ((value: string) => string); readonly value: string }
}

/** How an action is offered for one record, on its page and in its row. */
export type ForOne<One, Row = One> =
  | LinkAction<One | Row>
  | CopyAction<One | Row>
  | ConfirmedAction<One>
  | DirectAction<One | Row>
  | DialogAction<One>

interface LinkAction<R> {
  readonly label: string
  readonly to: (record: R) => string
}

interface CopyAction<R> {
  readonly label: string
  readonly copies: (record: R) => string
}

interface ActionMessages<R> {
  readonly label: string
  readonly done: string | ((record: R) => string)
  readonly failed: string
  /** By error code, in place of the kit's words. */
  readonly refusals?: Readonly<Record<string, string>>
}

/** Done after a question, which needs the whole record. */
export interface ConfirmedAction<One> extends ActionMessages<One> {
  /** Called while the dialog is open, so that it may use hooks. */
  readonly useQuestion: (record: One) => Question
  readonly leadsTo?: (record: One) => string
}

/** Done by one press; the notice that it is done offers to take it back. */
export interface DirectAction<R> extends ActionMessages<R> {
  readonly doubt?: (record: R) => Question | undefined
}

/** Opens a dialog of its own, which asks, makes the call and says what became of it. */
export interface DialogAction<One> {
  readonly label: string
  /** Shown where the whole record, which the dialog needs, could not be read. */
  readonly failed: string
  /** Made by `lazyPart`. */
  readonly Dialog: ((props: ActionDialogProps<One>) => ReactNode) & Preloadable
}

/** Most of it is for `ConfirmAction`. */
export interface ActionDialogProps<One> {
  readonly record: One
  readonly call: ActionCall<One>
  /** Why it cannot be done any more: the record may change while the dialog is open. */
  readonly refused: string | undefined
  readonly reload: () => void
  readonly focusWhenDone?: (() => HTMLElement | null) | undefined
  readonly opener?: (() => HTMLElement | null) | undefined
  readonly onClose: () => void
}

interface Asked {
  readonly title: string
  readonly text: string
  /** What has to be chosen first, such as the role that all of them get. */
  readonly choice?: ReactNode
  readonly blocked?: string | undefined
}

/** How an action is offered for the chosen rows of a list; what can be taken back is not asked about. */
export interface ForMany<R> {
  readonly label: string
  readonly ask?: Asked
  /** Reason to hesitate about a row, which does not refuse it; if any row has one, the bar asks first. */
  readonly doubtOf?: ((record: R) => ReactNode) | undefined
  /** Title of that question. */
  readonly doubted?: string | undefined
  /** Leads to a page about all of them, in place of a call. */
  readonly to?: (records: readonly R[]) => string
  readonly tooMany?: (count: number) => string | undefined
}

/**
 * Something that can be done to a record, defined once for its page, its row and many rows. Hidden without permission for
 * its call; a refused one is disabled with the reason for one record, and left out with the reason for many.
 */
export interface RecordAction<One, Row = One> {
  readonly id: string
  /** Permission for the call that it makes or leads to. */
  readonly needs: Needs
  /** Where the action is shown on the page of a record: in the '…' menu unless given, or on a phone 'wide'. A page has one primary action. */
  readonly place?: 'primary' | 'button' | 'wide'
  /** It destroys or is final: red, and last in the menu. */
  readonly danger?: boolean
  readonly isHidden?: (record: One | Row) => boolean
  /** Why it cannot be done to the record, in words; undefined = it can. */
  readonly refuses?: (record: One | Row) => string | undefined
  readonly one?: ForOne<One, Row>
  readonly many?: ForMany<One | Row>
  readonly call?: ActionCall<One | Row>
}

/** Made by `calling`. */
export interface ActionCall<R> {
  readonly route: Route
  readonly make: (record: R, send?: Send) => Promise<unknown>
  /** Takes the change back; `response` is what `make` returned. */
  readonly undo?: (record: R, response: unknown, send: Send) => Promise<unknown>
  /** Error code for 'done already': of many rows that is no failure, as after a lost response. */
  readonly already?: ErrorCode | undefined
}

/** Sends a change: `call`, or the `send` of `useChange`, which also refreshes what the page shows. */
export type Send = (route: Route, input: InputOf<Route>, options: CallOptions<Route>) => Promise<unknown>

interface Calling<R extends Route, Rec> {
  readonly params: (record: Rec) => ParamsOf<R>
  /** The body and the version that the change is based on; by default no body and the record's own version. */
  readonly change?: (record: Rec) => Change<R> | Promise<Change<R>>
  readonly reverse?: (record: Rec, response: unknown) => Change<R> | Promise<Change<R>>
  readonly already?: ErrorOf<R>
}

export interface Change<R extends Route> {
  readonly body?: BodyOf<R>
  readonly version?: number | undefined
}

/** The call of an action: needs, version and refresh follow from its route. */
export function calling<R extends Route, Rec extends { readonly version?: number | undefined }>(
  route: R,
  { params, change = ({ version }) => ({ version }), reverse, already }: Calling<R, Rec>,
): ActionCall<Rec> {
  function sendChange(record: Rec, { body, version }: Change<R>, send: Send): Promise<unknown> {
    const options = { ...(body === undefined ? {} : { body }), ...(version === undefined ? {} : { version }) }
    return send(route, params(record) as InputOf<Route>, options as CallOptions<Route>)
  }
  return {
    route,
    make: async (record, send = call) => sendChange(record, await change(record), send),
    ...(reverse ? { undo: async (record, response, send) => sendChange(record, await reverse(record, response), send) } : {}),
    already,
  }
}

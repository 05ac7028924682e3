import { type CallOptions, call } from '@console/api'
import type { BodyOf, ErrorCode, ErrorOf, InputOf, ParamsOf, Route } from '@console/contract'
import type { Needs } from '@console/session'
import type { Preloadable } from '@console/ui'
import type { ReactNode } from 'react'

/** What is asked before something is done to one record. */
export interface Question {
  readonly title: string
  /** Repeats the verb of the title. */
  readonly confirm: string
  /** What will happen, naming what is lost. */
  readonly body: ReactNode
  /** What can be taken back is not painted red. */
  readonly danger?: boolean
  /** Why it may not be done. */
  readonly disabledReason?: string | undefined
  /** For the gravest: what has to be typed, exactly, before it can be done. */
  readonly typed?: { readonly label: string | ((value: string) => string); readonly value: string }
}

/** How an action is offered for one record, on its page and in its row. */
export type ForOne<One, Row = One> =
  | LinkAction<One | Row>
  | CopyAction<One | Row>
  | ConfirmedAction<One>
  | DirectAction<One | Row>
  | DialogAction<One>

/** A link. */
interface LinkAction<R> {
  readonly label: string
  readonly to: (record: R) => string
}

/** Puts something of the record on the clipboard. */
interface CopyAction<R> {
  readonly label: string
  readonly copies: (record: R) => string
}

interface ActionMessages<R> {
  readonly label: string
  /** What is said when it is done. */
  readonly done: string | ((record: R) => string)
  /** What is said when it is not, above the reason. */
  readonly failed: string
  /** Words for single refusals, by their code, in place of the kit's. */
  readonly refusals?: Readonly<Record<string, string>>
}

/** Done after a question, which needs the whole record. */
export interface ConfirmedAction<One> extends ActionMessages<One> {
  /** Called while the dialog is open, so that it may use hooks. */
  readonly useQuestion: (record: One) => Question
  /** Where the person goes on to. */
  readonly leadsTo?: (record: One) => string
}

/** Done by one press, since it can be taken back: the notice that it is done offers that. */
export interface DirectAction<R> extends ActionMessages<R> {
  /** Asked first where it returns a question. */
  readonly doubt?: (record: R) => Question | undefined
}

/** Opens a dialog of its own, which has something to choose: it asks, does it and says so. */
export interface DialogAction<One> {
  readonly label: string
  /** What is said where the whole record, which the dialog needs, could not be read. */
  readonly failed: string
  /** Made by `lazyPart`. */
  readonly Dialog: ((props: ActionDialogProps<One>) => ReactNode) & Preloadable
}

/** What a dialog of an action is told; most of it is for `ConfirmAction`. */
export interface ActionDialogProps<One> {
  readonly record: One
  readonly call: ActionCall<One>
  /** Why it cannot be done any more: the record may change while the dialog is open. */
  readonly refused: string | undefined
  /** Shows the record as it is by now. */
  readonly readAnew: () => void
  readonly focusWhenDone?: (() => HTMLElement | null) | undefined
  readonly opener?: (() => HTMLElement | null) | undefined
  readonly onClose: () => void
}

interface Asked {
  readonly title: string
  readonly text: string
  /** What has to be chosen first, such as the role that all of them get. */
  readonly choice?: ReactNode
  /** Why it cannot be done yet, in words. */
  readonly blocked?: string | undefined
}

/** How an action is offered for the chosen rows of a list; what can be taken back is not asked about. */
export interface ForMany<R> {
  readonly label: string
  readonly ask?: Asked
  /** What speaks against doing it to this one, which does not refuse it; it is asked first where one of them has some. */
  readonly doubtOf?: ((record: R) => ReactNode) | undefined
  /** The title of what is asked then. */
  readonly doubted?: string | undefined
  /** Leads to a page about all of them, in place of a call. */
  readonly to?: (records: readonly R[]) => string
  /** Why it cannot be done to so many, in words. */
  readonly tooMany?: (count: number) => string | undefined
}

/**
 * Something that can be done to a record, once for its page, its row and many of its list. Whoever may not make its call does
 * not see it; a refused one is disabled with the reason for one record, and left out with the reason for many.
 */
export interface RecordAction<One, Row = One> {
  readonly id: string
  /** Whose permission it takes: the call it makes or leads to. */
  readonly needs: Needs
  /** Where the action is shown on the page of a record: in the '…' menu unless given, or on a phone 'wide'. A page has one primary action. */
  readonly place?: 'primary' | 'button' | 'wide'
  /** It destroys or is final: red, and last in the menu. */
  readonly danger?: boolean
  /** Not offered at all for such a record. */
  readonly isHidden?: (record: One | Row) => boolean
  /** Why it cannot be done to the record, in words; undefined = it can. */
  readonly refuses?: (record: One | Row) => string | undefined
  readonly one?: ForOne<One, Row>
  readonly many?: ForMany<One | Row>
  readonly call?: ActionCall<One | Row>
}

/** The call of an action, made by `calling`. */
export interface ActionCall<R> {
  readonly route: Route
  readonly make: (record: R, send?: Send) => Promise<unknown>
  /** Makes the record what it was again; `answer` is what `make` got. */
  readonly undo?: (record: R, answer: unknown, send: Send) => Promise<unknown>
  /** The code which says that it was done already: of many rows that is no failure, as after a lost answer. */
  readonly already?: ErrorCode | undefined
}

/** Sends a change: `call`, or the `send` of `useChange`, which also refreshes what the page shows. */
export type Send = (route: Route, input: InputOf<Route>, options: CallOptions<Route>) => Promise<unknown>

interface Calling<R extends Route, Rec> {
  readonly params: (record: Rec) => ParamsOf<R>
  /** The body and the version that the change is based on; the record's own version without a body unless given. */
  readonly change?: (record: Rec) => Change<R> | Promise<Change<R>>
  /** The change that takes it back, made of what the call answered. */
  readonly reverse?: (record: Rec, answer: unknown) => Change<R> | Promise<Change<R>>
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
  { params, change = ({ version }) => ({ version }), reverse, already }: Calling<R, Rec>,
): ActionCall<Rec> {
  function sendChange(record: Rec, { body, version }: Change<R>, send: Send): Promise<unknown> {
    const options = { ...(body === undefined ? {} : { body }), ...(version === undefined ? {} : { version }) }
    return send(route, params(record) as InputOf<Route>, options as CallOptions<Route>)
  }
  return {
    route,
    make: async (record, send = call) => sendChange(record, await change(record), send),
    ...(reverse ? { undo: async (record, answer, send) => sendChange(record, await reverse(record, answer), send) } : {}),
    already,
  }
}

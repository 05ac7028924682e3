import { Component, type ReactNode } from 'react'
import type { Location } from './moves.ts'

interface Props {
  readonly location: Location
  readonly error: ReactNode
  readonly children: ReactNode
}

interface State {
  readonly location?: Location
  readonly hasFailed: boolean
}

/** Draws `error` in place of children that throw, until another address is opened. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, hasFailed: false }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.error : this.props.children
  }
}

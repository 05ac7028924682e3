import type { ModuleRecord } from '@console/module'
import { Component, type ReactNode } from 'react'
import { ModuleUnavailable, type UnavailableReason } from '../pages/module-unavailable.tsx'
import { forgetModule, ModuleError } from './load-module.ts'

interface Props {
  readonly record: ModuleRecord
  readonly children: ReactNode
}

interface State {
  readonly reason: UnavailableReason | undefined
}

/** Keeps a module's failure to its own area: the shell around it stays usable. */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = { reason: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { reason: error instanceof ModuleError ? error.fault : 'threw' }
  }

  override render(): ReactNode {
    const { record, children } = this.props
    const { reason } = this.state
    if (!reason) return children
    return <ModuleUnavailable id={record.id} reason={reason} onRetry={() => this.retry()} />
  }

  private retry(): void {
    if (this.state.reason !== 'threw') forgetModule(this.props.record)
    this.setState({ reason: undefined })
  }
}

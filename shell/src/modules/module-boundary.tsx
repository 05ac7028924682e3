import type { ModuleManifest } from '@console/module'
import { Component, type ReactNode } from 'react'
import { ModuleError } from '../failures/module-error.ts'
import { ModuleUnavailable } from '../failures/module-unavailable.tsx'
import { forgetModule } from './load-module.ts'

interface Props {
  readonly manifest: ModuleManifest
  readonly children: ReactNode
}

interface State {
  readonly failure?: { readonly error: unknown }
}

/** Keeps a module's failure to its own area: the shell around it stays usable. */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { manifest, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    return <ModuleUnavailable id={manifest.id} hash={manifest.hash} cause={failure.error} onRetry={this.retry} />
  }

  private readonly retry = (): void => {
    if (this.state.failure?.error instanceof ModuleError) forgetModule(this.props.manifest)
    this.setState({ failure: undefined })
  }
}

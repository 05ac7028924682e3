import { Box } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Button } from './controls/button.tsx'
import { ErrorLine } from './feedback/error-state.tsx'
import { OVERLAY_STYLE } from './feedback/overlay-style.ts'
import { fetchUncached } from './fetch-uncached.ts'
import type { Preloadable } from './preload-handlers.ts'

// Every component is one of these, a generic one too, so that a lazy part keeps the props of the one it loads.
type AnyComponent = (props: never) => ReactNode

interface Options<Part> {
  /** Shown in the part's place while its code is loading: an element, or a component with the part's props. */
  readonly fallback?: ReactNode | Part
  /** The page is whole without the part: if its code cannot be fetched, the fallback stays. */
  readonly optional?: true
  /** A part that this one is drawn in, such as the dialog: its code is fetched beside, not after. */
  readonly within?: Preloadable
}

/**
 * A component whose code is fetched when it is first drawn: `lazyPart(() => import('./chart.tsx'), (file) => file.Chart)`.
 * Takes exactly the props of the component it loads. If the code cannot be fetched, the page stays as it is: a line with a
 * retry button is shown in the part's place, or over the page if the part takes `onClose` and therefore opens over the page.
 * React.lazy would throw into the page's boundary and keep the failure for the life of the document.
 */
export function lazyPart<File, Part extends AnyComponent>(
  load: () => Promise<File>,
  pick: (file: File) => Part,
  options?: Options<NoInfer<Part>>,
): Part & Preloadable
// The implementation hands the props on and needs to know nothing of them.
export function lazyPart<File>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<object>,
  { fallback: Fallback = null, optional, within }: Options<ComponentType<object>> = {},
): ComponentType<object> & Preloadable {
  let Loaded: ComponentType<object> | undefined
  let loading: Promise<boolean> | undefined
  let failed: string | undefined

  function preload(): Promise<boolean> {
    const loadAll = () => Promise.all([load(), within?.preload()])
    // Another try fetches the file past the browser's cache, where a damaged copy would stay.
    loading ??= (failed ? fetchUncached(failed).then(loadAll) : loadAll()).then(
      ([file]) => {
        Loaded = pick(file)
        return true
      },
      (error: { readonly request?: string } | undefined) => {
        // The bundler forgets a chunk that failed, so that the next try asks for it again.
        loading = undefined
        failed = error?.request
        return false
      },
    )
    return loading
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where the part is declared
  function LazyPart(props: { readonly onClose?: () => void }) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
    const draw = async () => setState((await preload()) ? 'loaded' : 'failed')
    // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards a person asks for another try
    useEffect(() => void draw(), [])

    if (Loaded) return <Loaded {...props} />
    if (state === 'failed' && !optional) return <LoadFailure onRetry={draw} onClose={props.onClose} />
    return typeof Fallback === 'function' ? <Fallback {...props} /> : Fallback
  }

  return Object.assign(LazyPart, { preload })
}

interface FailureProps {
  readonly onRetry: () => Promise<void>
  readonly onClose?: (() => void) | undefined
}

/** Says that a part's code could not be fetched. Needs no code of its own, since there is no connection to fetch it. */
export function LoadFailure({ onRetry, onClose }: FailureProps) {
  const text = useKitText()
  const [isTrying, setTrying] = useState(false)

  async function retry(): Promise<void> {
    setTrying(true)
    await onRetry()
    setTrying(false)
  }

  return (
    <Box {...(onClose ? OVERLAY_STYLE : IN_ITS_PLACE)}>
      <ErrorLine>
        {text('feedback.partFailed')}{' '}
        <Button busy={isTrying} onClick={() => void retry()}>
          {text('action.retry')}
        </Button>{' '}
        {onClose ? <Button onClick={onClose}>{text('action.close')}</Button> : null}
      </ErrorLine>
    </Box>
  )
}

/** Stays in view even if the part's place is below the end of the window, as under a long list. */
const IN_ITS_PLACE = { position: 'sticky', bottom: '4', zIndex: 'docked' } as const

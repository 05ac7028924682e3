import { Box } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Button } from './controls/button.tsx'
import { ErrorLine } from './feedback/error-state.tsx'
import { OVER_THE_PAGE } from './feedback/over-the-page.ts'

// Every component is one of these, a generic one too, so that a lazy part keeps the props of the one it loads.
type AnyComponent = (props: never) => ReactNode

interface Preloadable {
  /** Fetches the code ahead of its first use. Resolves to whether it is there now; never rejects. */
  readonly preload: () => Promise<boolean>
}

interface Options {
  /** Stands in the part's place while its code is on the way; nothing unless given. */
  readonly fallback?: ReactNode
}

/**
 * A component whose code is fetched when it is first drawn: `lazyPart(() => import('./chart.tsx'), (file) => file.Chart)`.
 * Takes exactly the props of the component it loads. Code that cannot be fetched leaves the page as it is: a line with
 * another try stands in the part's place, or over the page where the part takes `onClose` and so opens over it.
 * React.lazy would throw into the page's boundary and keep the failure for the life of the document.
 */
export function lazyPart<File, Part extends AnyComponent>(
  load: () => Promise<File>,
  pick: (file: File) => Part,
  options?: Options,
): Part & Preloadable
// The implementation hands the props on and needs to know nothing of them.
export function lazyPart<File>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<object>,
  { fallback = null }: Options = {},
): ComponentType<object> & Preloadable {
  let Loaded: ComponentType<object> | undefined
  let loading: Promise<boolean> | undefined

  function preload(): Promise<boolean> {
    loading ??= load().then(
      (file) => {
        Loaded = pick(file)
        return true
      },
      () => {
        // The bundler forgets a chunk that failed, so that the next try asks the network again.
        loading = undefined
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
    return state === 'failed' ? <LoadFailure onRetry={draw} onClose={props.onClose} /> : fallback
  }

  return Object.assign(LazyPart, { preload })
}

interface FailureProps {
  /** Resolves when the code is there or could not be had again. */
  readonly onRetry: () => Promise<void>
  /** Given by what opens over the page. */
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
    <Box {...(onClose ? OVER_THE_PAGE : IN_ITS_PLACE)}>
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

/** In view also where the place lies below the end of the window, as under a long list. */
const IN_ITS_PLACE = { position: 'sticky', bottom: '4', zIndex: 'docked' } as const

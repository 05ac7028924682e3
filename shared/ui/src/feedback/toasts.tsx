import { Box, createToaster, Flex, Toast, Toaster } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { type ComponentProps, useEffect } from 'react'
import { Icon } from '../controls/icons.tsx'
import { FOCUS_OF_REGION, giveFocusBack } from './toast-focus.ts'
import type { ToastNotice } from './toast-notice.ts'

/** Spec section 9: 5 seconds; the toaster pauses under pointer and focus. */
const TOAST_MS = 5000
const NARROW_PX = 768

/** On a narrow screen the bottom is where a form's buttons are. */
const placement = innerWidth < NARROW_PX ? 'top' : 'bottom-end'

/** Above the bar of a form, where there is one. */
const offsets = { left: '1rem', right: '1rem', top: '1rem', bottom: 'calc(1rem + var(--form-bar, 0px))' }

/** Leads to the newest toast from wherever the focus is; the name of the region says it. */
const KEY = 'F8'

const toaster = createToaster({ placement, duration: TOAST_MS, pauseOnPageIdle: true, max: 4, offsets, hotkey: [KEY] })

let count = 0

/** Shows a notice for its whole time. It replaces an older one about the same, or else in the same words. */
export function addToast({ subject, ...notice }: ToastNotice): void {
  const about = subject?.id ?? notice.title
  for (const { id, meta } of toaster.getVisibleToasts()) {
    if (id === undefined || meta?.about !== about) continue
    giveFocusBack(id)
    takeAway(id)
  }
  count += 1
  const id = `notice-${count}`
  toaster.create({
    ...notice,
    id,
    meta: { about },
    closable: true,
    onStatusChange: ({ status }) => status === 'dismissing' && giveFocusBack(id),
  })
}

/** At once, and as if closed where it is drawn: `remove` alone leaves a hole in its place between others. */
function takeAway(id: string): void {
  if (!document.getElementById(`toast:${id}`)) {
    toaster.remove(id)
    return
  }
  toaster.update(id, { removeDelay: 0 })
  toaster.dismiss(id)
}

/** As wide as its words, and as quiet as anything that goes well; the theme has no recipe for toasts, so that they weigh on no first page. */
const LOOK = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  width: 'max-content',
  maxW: 'min(22rem, calc(100vw - 2rem))',
  ps: '3',
  pe: '1.5',
  py: '1.5',
  bg: 'bg.panel',
  color: 'fg',
  textStyle: 'sm',
  borderWidth: '1px',
  borderRadius: 'l3',
  shadow: 'md',
  translate: 'var(--x) var(--y)',
  scale: 'var(--scale)',
  zIndex: 'var(--z-index)',
  height: 'var(--height)',
  opacity: 'var(--opacity)',
  transition: 'translate 400ms, scale 400ms, opacity 400ms, height 400ms',
  transitionTimingFunction: 'cubic-bezier(0.21, 1.02, 0.73, 1)',
} as const

const ACTION = {
  px: '1.5',
  py: '0.5',
  mx: '-1.5',
  borderRadius: 'l2',
  textAlign: 'start',
  fontWeight: 'medium',
  color: 'brand.fg',
  cursor: 'pointer',
  focusVisibleRing: 'outside',
  _hover: { bg: 'bg.muted' },
} as const

/** Number of drawn toasters. With the last one its notices go, which would hold back those of the next one. */
let drawn = 0

export function ConsoleToaster() {
  const text = useKitText()
  useEffect(() => {
    drawn += 1
    return () => {
      drawn -= 1
      // Not at once: React's strict mode takes each effect back and runs it again.
      void Promise.resolve().then(() => drawn > 0 || toaster.remove())
    }
  }, [])
  return (
    <Toaster toaster={toaster} aria-label={text('toast.region')} insetInline={{ mdDown: '4' }} {...FOCUS_OF_REGION}>
      {(one) => (
        <Toast.Root {...LOOK} borderColor={one.type === 'error' ? 'border.error' : 'border'}>
          <Box pt="1" color={one.type === 'error' ? 'fg.error' : 'green.solid'}>
            <Icon id={one.type === 'error' ? 'alert' : 'check'} size={16} />
          </Box>
          {/* A long action is below the words, which it would squeeze. */}
          <Flex flex="1" wrap="wrap" columnGap="2" align="flex-start">
            <Toast.Title flex="1 1 10rem" py="0.5">
              {one.title} {one.description ? <Toast.Description color="fg.muted">{one.description}</Toast.Description> : null}
            </Toast.Title>
            {one.action ? (
              <Toast.ActionTrigger {...ACTION} aria-keyshortcuts={KEY} aria-label={nameOfAction(one)}>
                {one.action.label}
              </Toast.ActionTrigger>
            ) : null}
          </Flex>
          <Toast.CloseTrigger aria-label={text('action.close')} p="1" color="fg.muted" borderRadius="l2" focusVisibleRing="outside">
            <Icon id="close" size={16} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  )
}

type Said = Parameters<ComponentProps<typeof Toaster>['children']>[0]

/** Says of what, since several notices may offer the same: 'Undo: Campaign paused, Summer quest'. */
function nameOfAction({ action, title, description }: Said): string {
  return `${action?.label}: ${[title, description].filter(Boolean).join(', ')}`
}

import { createToaster, Toast, Toaster } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { Icon } from '../controls/icons.tsx'

/** Spec section 9: 5 seconds; the toaster pauses under pointer and focus. */
const TOAST_MS = 5000
const NARROW_PX = 768

/** On a narrow screen the bottom is where a form's buttons are. */
const placement = innerWidth < NARROW_PX ? 'top' : 'bottom-end'

export const toaster = createToaster({ placement, duration: TOAST_MS, pauseOnPageIdle: true, max: 4 })

export function ConsoleToaster() {
  const text = useKitText()
  return (
    <Toaster toaster={toaster} aria-label={text('toast.region')} insetInline={{ mdDown: '4' }}>
      {(one) => (
        <Toast.Root width={{ md: 'sm' }}>
          <Icon id={one.type === 'error' ? 'alert' : 'check'} />
          <Toast.Title flex="1">
            {one.title}
            {one.description ? <Toast.Description>{one.description}</Toast.Description> : null}
          </Toast.Title>
          <Toast.CloseTrigger aria-label={text('action.close')}>
            <Icon id="close" size={16} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  )
}

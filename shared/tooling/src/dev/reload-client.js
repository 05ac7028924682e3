// Added to every page by `npm run dev`: reloads it when something it is made of was built anew.
const events = new EventSource('/_dev/events')
let lost = false
events.addEventListener('released', () => location.reload())
events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)))
events.addEventListener('error', () => {
  lost = true
})
events.addEventListener('open', () => {
  if (lost) location.reload()
})

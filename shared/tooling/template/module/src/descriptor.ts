import { describeModule } from '@console/module'

export default describeModule({
  id: 'sample-section',
  owns: ['/sample-section'],
  nav: [{ to: '/sample-section', label: 'nav.sampleSection', icon: 'campaigns', order: 100 }],
  routes: [{ path: '/sample-section', page: 'sample-section', title: 'sampleSection.title', crumb: 'crumb.sampleSection' }],
})

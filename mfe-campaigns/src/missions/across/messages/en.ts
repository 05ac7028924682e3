export default {
  'missions.all.title': 'Missions of all campaigns',
  'missions.all.begin': 'Go to campaigns',
  'missions.all.metric': 'Uses metric',
  'missions.all.metric.all': 'Any metric',
  'missions.all.item': 'Item',
  'missions.all.item.all': 'Any item',
  'missions.all.campaign': 'Campaign',
  'missions.all.campaignStatus': 'Campaign status',
  'missions.all.reading': 'Searching campaigns',
  'missions.all.stop': 'Stop',
  'missions.all.goOn': 'Continue',
  'missions.all.read': 'Searched {count, plural, one {# campaign} other {# campaigns}}.',
  'missions.all.stopped': 'Searched only {done, number} of {count, plural, one {# campaign} other {# campaigns}}.',
  'missions.all.unread': 'Couldn’t load the missions of these campaigns: {names}.',
  'missions.all.leftOut':
    '{count, plural, one {# mission can’t be read here and is not listed.} other {# missions can’t be read here and are not listed.}}',
  'missions.across.ownOnly': 'Only your own campaigns are shown.',
  'missions.across.denied':
    '{count, plural, one {# campaign is missing, because you don’t have permission to view its missions.} other {# campaigns are missing, because you don’t have permission to view their missions.}}',
  'missions.across.leftOut': '{count, plural, one {# campaign can’t be shown here.} other {# campaigns can’t be shown here.}}',
  'missions.across.more': 'There are too many campaigns to show all of them here.',
} as const

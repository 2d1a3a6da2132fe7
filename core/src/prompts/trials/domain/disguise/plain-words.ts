import { fold } from '../../../../checks/fold.ts';

/** Products that companies work with, and which say nothing about anybody. */
const products =
  'magento shopify klaviyo wordpress woocommerce shopware oxid prestashop bigcommerce salesforce sap dynamics netsuite odoo datev azure aws bluetooth android ios iphone ipad ipados macos chrome firefox safari edge windows linux apple microsoft amazon meta facebook instagram tiktok youtube twitter pinterest whatsapp telegram figma sketch adobe photoshop canva notion slack trello asana jira confluence github gitlab jenkins docker kubernetes react angular vue next node python java php laravel symfony typo3 drupal contentful storyblok strapi sanity akeneo pimcore algolia elasticsearch stripe paypal klarna adyen mollie mailchimp sendgrid braze emarsys pipedrive zendesk intercom freshdesk zapier tableau looker matomo hotjar piwik sharepoint google bing ads analytics webflow wix squarespace ghost hubspot marketo segment snowflake bigquery terraform postgres mysql mongodb redis bluetooth wifi lighthouse storybook cypress playwright';
/** Words that sentences of notes begin with, before a name. */
const beginnings =
  'met visited spoke went saw told asked called emailed sent left gave needs wants according referred moved connected introduced talked thanks thank best kind regards internal decision sign notes future discovery tech end referral intro reminder update summary draft offer proposal contract invoice question answer yes no okay ok please nordic nordics baltic baltics balkan alpine iberian benelux arctic mediterranean';
const days =
  'mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december spring summer autumn fall winter';

const words = new Set([products, beginnings, days].join(' ').split(' '));

/** Cities and countries by name. They say where somebody is, not who. */
let places: ReadonlySet<string> | undefined;

function placeNames(): ReadonlySet<string> {
  const cities = Intl.supportedValuesOf('timeZone')
    .filter((zone) => !/^(?:Antarctica|Etc)/.test(zone))
    .flatMap((zone) => zone.split('/').slice(1));
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const countries = ['en', 'de', 'fr', 'es', 'it', 'pt', 'sv', 'nl', 'pl'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return letters.flatMap((first) => letters.map((second) => names.of(first + second) ?? ''));
  });
  // A part of a longer name is no place: nobody is called "Lucia" because of an island.
  return new Set([...cities, ...countries].map(fold).filter((name) => /^\p{L}{3,}$/u.test(name)));
}

/** Whether a folded word is a product or a usual word, whatever its capital letter suggests. */
export const isUsualWord = (folded: string): boolean => words.has(folded);

/** Whether a folded word is the name of a city or a country. */
export function isPlace(folded: string): boolean {
  places ??= placeNames();
  return places.has(folded);
}

/** First names that are words, too. Written with a small letter, they are words. */
export const nameWords: ReadonlySet<string> = new Set(
  'will mark may grace art rose hope joy frank rich page bill pat drew chase grant jack miles dean april june august dawn faith sky robin sunny summer autumn olive ivy lily iris amber crystal ruby pearl jade carol eve gene guy jay lane lee max nick penny ray rob sandy skip sue ted tony victor wade wells woods young king black white green brown gray long short small best day field ford hall hill hunt lake marsh mills noble price reed rice singer stone street temple walker ward waters west wise wood art ben dan de la le van von der den do da zu'.split(
    ' ',
  ),
);

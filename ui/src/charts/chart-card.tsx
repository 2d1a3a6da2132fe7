import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Card, IconButton, Text } from '@overture/ui';
import { toneColour } from './figures.ts';
import type { FigureSeries } from './figures.ts';
import classes from './chart-card.module.css';

export interface ChartCardProps {
  readonly title: string;
  /** The figure that summarises the chart. */
  readonly headline: string;
  /** A few words beside the headline. */
  readonly note?: ReactNode;
  /** Actions before the switch between chart and table. */
  readonly actions?: ReactNode;
  /** The meaning of each colour; absent for a single series. */
  readonly legend?: readonly (FigureSeries & { readonly figure?: string })[];
  readonly chart: (showTable: () => void) => ReactNode;
  /** Renders the same figures as a table when the user switches to it. */
  readonly table: () => ReactNode;
}

/** A chart with its total above, and a switch to a table of its figures. */
export function ChartCard({ title, headline, note, actions, legend = [], chart, table }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card
      title={title}
      actions={
        <>
          {actions}
          <IconButton
            label={asTable ? `Show ${title} as chart` : `Show ${title} as table`}
            icon={asTable ? <IconChartBar size={18} /> : <IconTable size={18} />}
            onClick={() => setAsTable(!asTable)}
          />
        </>
      }
    >
      <div className={classes.head}>
        <p className={classes.sum}>
          <span className={classes.headline}>{headline}</span>
          {note && (
            <Text span size="xs" c="dimmed">
              {note}
            </Text>
          )}
        </p>
        {!asTable && legend.length > 0 && (
          <ul className={classes.legend} aria-label={`Colours of ${title}`}>
            {legend.map(({ key, label, tone, figure }) => (
              <li key={key}>
                <span className={classes.swatch} style={{ background: toneColour(tone) }} aria-hidden />
                <span className={classes.name} title={label}>
                  {label}
                </span>
                {figure !== undefined && <span className={classes.figure}>{figure}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
      {asTable ? table() : chart(() => setAsTable(true))}
    </Card>
  );
}

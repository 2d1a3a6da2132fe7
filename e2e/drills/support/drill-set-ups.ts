import { testBroker } from '@overture/core/testing/test-broker';
import { startDrillProduct, type DrillProduct } from './drill-product.ts';
import { testDatabase } from './test-database.ts';

export interface DrillSetUp {
  readonly product: DrillProduct;
  /** Ends the product, and removes what it left on the servers. */
  readonly stop: () => Promise<void>;
}

/** The product on SQLite, with the queue in the store. */
export async function onSqlite(): Promise<DrillSetUp> {
  const product = await startDrillProduct();
  return { product, stop: () => product.stop() };
}

/** The product over the RabbitMQ at this address, on MongoDB where `MONGO_TEST_URI` is set. */
export async function overRabbitmq(address: string): Promise<DrillSetUp> {
  const mongo = process.env['MONGO_TEST_URI'] ?? '';
  const [database, broker] = [mongo === '' ? undefined : testDatabase(mongo), testBroker(address)];
  const product = await startDrillProduct({
    environment: { AMQP_URL: address, ...(database && { MONGODB_URI: database.uri }) },
    brokerPrefix: broker.prefix,
  });
  const stop = async () => {
    await product.stop();
    await broker.remove();
    await database?.drop();
  };
  return { product, stop };
}

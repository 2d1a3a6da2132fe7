// Runs once, when MongoDB's volume is empty: Overture gets a user that may use its own database and nothing else.
db.getSiblingDB('overture').createUser({
  user: 'overture',
  pwd: process.env.MONGO_PASSWORD,
  roles: [{ role: 'readWrite', db: 'overture' }],
});
